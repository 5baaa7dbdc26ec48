-- Where originals of pictures lie in a hosted project: a bucket of its storage, which staff add to. The store's
-- own server keeps them in its data folder and asks for the same rights.

do $$
begin
  if to_regclass('storage.buckets') is null then
    return;
  end if;
  insert into storage.buckets (id, name, public, file_size_limit, allowed_mime_types)
    values ('originals', 'originals', false, 26214400, '{image/jpeg,image/png,image/webp}')
    on conflict (id) do nothing;
  execute $policy$
    create policy "Admins add originals" on storage.objects for insert to authenticated
      with check (bucket_id = 'originals' and name ~ '^[0-9a-f]{64}\.(jpg|png|webp)$'
        and (select private.may_work_sales()))
  $policy$;
  execute $policy$
    create policy "Admins see originals" on storage.objects for select to authenticated
      using (bucket_id = 'originals' and (select private.has_role('admin')))
  $policy$;
end
$$;
