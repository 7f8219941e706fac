-- What farmers answered to surveys is read by those who make them, how long queues are by those who work on them, who works
-- here by those who hand something to a colleague; where calls of a menu lead is changed by administrators. What the built-in
-- roles had of it by default is taken back; an administrator may give it anew.
WITH taken AS (
  DELETE FROM role_permissions p
  USING roles r
  WHERE r.id = p.role_id
    AND r.built_in
    AND r.title NOT IN ('Super Admin', 'Admin')
    AND (
      (r.title <> 'Ops' AND p.permission IN ('survey:survey:get', 'survey:results:get'))
      OR (r.title NOT IN ('Ops', 'Agri Profile Agent') AND p.permission = 'stats:queue-load:get')
      OR (
        r.title IN ('Field Agent', 'Telco User', 'Jazz CC Agent')
        AND p.permission IN ('agent_authentication:agent:get', 'agent_authentication:roles:get')
      )
      OR p.permission IN (
        'adoptive_menu:api-call-details:post',
        'adoptive_menu:api-call-details:put',
        'adoptive_menu:api-call-details:delete',
        'adoptive_menu:trunk-call-details:post',
        'adoptive_menu:trunk-call-details:put',
        'adoptive_menu:trunk-call-details:delete'
      )
    )
  RETURNING p.role_id
)
UPDATE roles SET version = version + 1 WHERE id IN (SELECT role_id FROM taken);
