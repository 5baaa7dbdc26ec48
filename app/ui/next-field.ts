/** Enter in a form goes on to the next of its fields that is empty; where there is none, it sends the form as ever. */
export function goesOnToEmpty(event: React.KeyboardEvent<HTMLFormElement>) {
  if (event.key !== "Enter" || event.nativeEvent.isComposing) return;
  // Others put fields of their own into a form, which nobody sees.
  const fields = [...event.currentTarget.querySelectorAll<HTMLInputElement>("input[autocomplete]")];
  const at = fields.indexOf(event.target as HTMLInputElement);
  const next = at < 0 ? undefined : fields.slice(at + 1).find(({ value }) => value === "");
  if (!next) return;
  event.preventDefault();
  next.focus();
}
