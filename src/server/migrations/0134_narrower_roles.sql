-- Who may be chosen to look after a farm is read by those who save farms. What the other built-in roles had of it by
-- default is taken back; an administrator may give it anew.
WITH taken AS (
  DELETE FROM role_permissions p
  USING roles r
  WHERE r.id = p.role_id
    AND r.built_in
    AND r.title NOT IN (
      'Super Admin', 'Admin', 'Call Center', 'Ops', 'Agri Profile Agent', 'Field Admin', 'Reap Agent', 'Reap Admin'
    )
    AND p.permission = 'callcenter:operator:get'
  RETURNING p.role_id
)
UPDATE roles SET version = version + 1 WHERE id IN (SELECT role_id FROM taken);
