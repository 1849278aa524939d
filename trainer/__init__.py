"""A trainer for Three Card Poker dealers. The whole program in eight lines::

    house = load_house(folder)                        # library.house    a folder of YAML, read
    round_ = generate(house.rules, recipe, seed)      # drills.generate  a table worth dealing
    settlement = settle(house.rules, round_)          # game.settle      who is owed what, and why
    script = script_for(house, round_, settlement)    # dealing.script   what the dealer must do
    trace = ...                                       # the trainee      what the dealer did
    verdict = check(script, trace)                    # dealing.check    where the two part
    mistakes = [diagnose(verdict, finding) for finding in verdict.findings]  # marking, with why
    marking = mark(script, trace)                     # marking.mark     both of these, and a score

All but the reading of the files and the trainee are pure functions.
"""
