-- Functions that answered by their old names for one release: nothing calls them any more.

drop function
  private.catalog_rows(), private.catalog_rows_since(bigint), public.save_piece(jsonb, jsonb, jsonb, uuid),
  public.sell_piece(text, text, integer, integer, uuid, uuid, uuid), public.hear_floor(uuid),
  public.sales_tax_percent(), public.set_sales_tax_percent(numeric);
