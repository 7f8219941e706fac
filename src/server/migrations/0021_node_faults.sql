-- Which conditions of being active did not hold when a node was last deactivated: taken back, it is active again with them.
alter table menu_nodes add column faults_when_active jsonb;
