import { TextField } from "#app/ui/text-field.tsx";

/** Six digits: the phone's number keys, and what the system offers to fill in. */
export function CodeField(props: Omit<React.ComponentProps<typeof TextField>, "type">) {
  return (
    <TextField
      {...props}
      type="text"
      name="code"
      inputMode="numeric"
      autoComplete="one-time-code"
      autoCapitalize="off"
      spellCheck={false}
      maxLength={9}
    />
  );
}
