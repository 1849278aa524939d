"""Quick drills: questions asked one after another, marked, recorded and looked back on."""
