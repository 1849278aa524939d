"""The exports of the school: tables, records of exams and evidence, in files that others read."""
