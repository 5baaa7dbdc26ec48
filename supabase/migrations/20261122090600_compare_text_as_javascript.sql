-- The checks of tables repeat the form's rules, so they count and trim as a browser does: otherwise one
-- side would refuse what the other accepted.

-- The length that JavaScript sees: a character beyond U+FFFF, such as an emoji, counts twice.
create function private.js_length(value text) returns integer
language sql immutable strict parallel safe
set search_path = ''
as $$
  select char_length(value)
    + char_length(regexp_replace(value, '[^\U00010000-\U0010FFFF]', '', 'g'))
$$;

-- What JavaScript's trim() leaves.
create function private.js_trim(value text) returns text
language sql immutable strict parallel safe
set search_path = ''
as $$
  select btrim(value, E' \t\n\u000B\f\r\u00A0\u1680\u2000\u2001\u2002\u2003\u2004\u2005\u2006'
    '\u2007\u2008\u2009\u200A\u2028\u2029\u202F\u205F\u3000\uFEFF')
$$;

revoke all on function private.js_length(text), private.js_trim(text)
  from public, anon, authenticated;
-- A check runs with the rights of whoever inserts.
grant execute on function private.js_length(text), private.js_trim(text)
  to anon, authenticated, service_role;
