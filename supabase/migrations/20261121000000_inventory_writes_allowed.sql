-- Which of INSERT, UPDATE, and DELETE the calling role may run on the inventory: none, for a visitor.
-- Whoever launches the site asks for this with the publishable key, instead of trying a write (docs/deploy.md).
create function public.inventory_writes_allowed()
returns text[]
language sql
stable
security invoker
set search_path = ''
as $$
  select coalesce(array_agg(command), '{}')
  from unnest(array['INSERT', 'UPDATE', 'DELETE']) as command
  where
    -- The privilege is granted on the table or, except for DELETE, on a column,
    case
      when command = 'DELETE' then has_table_privilege('public.inventory_2025', command)
      else has_any_column_privilege('public.inventory_2025', command)
    end
    -- and row-level security, which refuses what no policy permits, is off or has a policy for this role.
    and (
      not row_security_active('public.inventory_2025')
      or exists (
        select from pg_catalog.pg_policies as policy, unnest(policy.roles) as role
        where policy.schemaname = 'public'
          and policy.tablename = 'inventory_2025'
          and policy.permissive = 'PERMISSIVE'
          and policy.cmd in (command, 'ALL')
          and case when role = 'public' then true else pg_has_role(role, 'USAGE') end
      )
    )
$$;

grant execute on function public.inventory_writes_allowed() to anon, authenticated;
