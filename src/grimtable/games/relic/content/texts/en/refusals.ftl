### Relic: why something is not done, where the rules' own sentence speaks of ids or knows no remedy.

refusal-REL-CLR-02 = an effect in force forbids it, and "cannot" beats "may"
refusal-REL-ENG-15 = this space has no such text box; choose one of those that stand on it, or neither
refusal-REL-EVD-01 = you may evade only with an ability that says so, and with each only once in a turn
refusal-REL-EVD-02 = that is no enemy you have to fight here; evade one that lies on your space
refusal-REL-POW-05 = that Power card is not in your hand, or its ability is for another moment
refusal-REL-POW-06 = that Power card is not in your hand; roll, or play one you hold
refusal-REL-R-31 = the whole price cannot be paid; a price is paid in full or not at all
refusal-REL-RLC-01 = you have too few completed missions for a relic: it costs 3, as a rule
