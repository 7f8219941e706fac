-- Who only subscribes and unsubscribes numbers does not read who the farmers are; recommended badges are read by those
-- who decide on them, cases by those who work on them. What the built-in roles had of it by default is taken back; an
-- administrator may give it anew.
WITH taken AS (
  DELETE FROM role_permissions p
  USING roles r
  WHERE r.id = p.role_id
    AND r.built_in
    AND (
      (
        r.title IN ('Telco User', 'Jazz CC Agent')
        AND (
          p.permission LIKE 'farmers:%:get'
          OR p.permission IN (
            'subscription:farmer-agent-wise-list:get',
            'subscription:subscriber-agent-wise-list:get',
            'subscription:subscriber:get'
          )
        )
      )
      OR (
        r.title NOT IN ('Super Admin', 'Admin', 'Ops', 'Call Center', 'Agri Profile Agent')
        AND p.permission LIKE 'cases:%:get'
      )
      OR (r.title NOT IN ('Super Admin', 'Admin', 'Ops') AND p.permission = 'badges:recomendations:get')
    )
  RETURNING p.role_id
)
UPDATE roles SET version = version + 1 WHERE id IN (SELECT role_id FROM taken);
