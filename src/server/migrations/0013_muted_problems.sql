-- Findings of the voice menu's draft that somebody decided to live with. What a finding says is worked out by the
-- designer; here stands which one it is, and its cause at the time: with another cause it is shown again.
CREATE TABLE menu_muted_problems (
  problem text PRIMARY KEY,
  cause text NOT NULL,
  reason text NOT NULL,
  by_id uuid,
  by_name text NOT NULL,
  at timestamptz NOT NULL
);
