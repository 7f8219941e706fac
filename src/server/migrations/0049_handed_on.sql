-- To whom something was handed on is told also after it was decided, by the step that did so.
CREATE INDEX history_handed_on ON history ((facts->>'agentId'), id) WHERE event = 'ESCALATE';
