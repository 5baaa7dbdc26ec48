-- Takes everything of the sample off the site in one step of the history, which put_back takes back: products are
-- hidden, other rows are removed, and lenders that leads name are switched off. Answers the step. Admins only.
create function public.start_empty(keeps_articles boolean default true) returns bigint
language plpgsql security definer set search_path = '' as $$
declare
  taken text;
begin
  perform private.require_admin();
  perform from private.catalog_state for update;
  delete from public.packages where is_sample;
  delete from public.reviews where is_sample;
  delete from public.articles where is_sample and not coalesce(keeps_articles, true);
  for taken in select name from public.lenders where is_sample loop
    begin
      delete from public.lenders where name = taken;
    exception when foreign_key_violation then
      update public.lenders set active = false where name = taken;
    end;
  end loop;
  update public.products set state = 'archived', went_live_at = null, publish_at = null
    where is_sample and (state <> 'archived' or went_live_at is not null);
  update public.shop set sample_marks = array_remove(sample_marks, 'lenders'), social = coalesce((
    select jsonb_agg(link order by at) from jsonb_array_elements(social) with ordinality as links (link, at)
    where link ->> 'url' !~ '^https://([^/]*\.)?example(\.(com|net|org))?(/|$)|\.example$'
  ), '[]');
  return (select version from private.catalog_state);
end
$$;
