"""千幻抄: danmaku battles by rulebook 003, where the dice one has left are the room one has to dodge."""
