import { useRef, useState } from "react";
import { FormRefused } from "#app/lib/public-db.ts";
import { uuid } from "#app/lib/uuid.ts";

type Errors<Field extends string> = Partial<Record<Field, string>>;

interface RequestFormOptions<Field extends string, Request> {
  /** The form's order: the first field that is wrong gets the focus. */
  order: readonly Field[];
  /** Reads what is typed when it is sent. */
  parse: () => { output?: Request; errors?: Errors<Field> };
  /** Stores it. Sent again after a lost answer, it has the same key and is the same request. */
  send: (request: Request, submissionKey: string) => Promise<void>;
  /** Answers a failure with what the form says of it; otherwise that is what the database said, or that it wasn't sent. */
  onFailure?: (error: unknown) => string | undefined;
}

/** A request of a shopper that we answer by text: what is wrong stands at its field, and it is sent once. */
export function useRequestForm<Field extends string, Request>(
  options: RequestFormOptions<Field, Request>,
) {
  const { order, parse, send, onFailure = notSent } = options;
  const [errors, setErrors] = useState<Errors<Field>>({});
  const [isSending, setSending] = useState(false);
  const [problem, setProblem] = useState<string>();
  const submissionKey = useRef<string>(null);
  const form = useRef<HTMLFormElement>(null);

  /**
   * Another value is another request; without a field, the form asks for something else. Where nothing was wrong, nothing
   * is drawn anew: a slow phone would feel it.
   */
  function change(field?: Field) {
    submissionKey.current = null;
    if (!field) return setErrors({});
    setErrors((errors) => {
      const { [field]: mended, ...rest } = errors;
      return mended ? (rest as Errors<Field>) : errors;
    });
  }

  async function onSubmit(event: React.FormEvent) {
    event.preventDefault();
    if (isSending) return;
    const { output, errors: found } = parse();
    if (!output) {
      setErrors(found ?? {});
      const first = order.find((field) => found?.[field]);
      form.current?.querySelector<HTMLElement>(`[name=${first}]`)?.focus();
      return;
    }
    setSending(true);
    setProblem(undefined);
    submissionKey.current ??= uuid();
    try {
      await send(output, submissionKey.current);
    } catch (error) {
      setProblem(onFailure(error));
      setSending(false);
    }
  }

  return { errors, isSending, problem, change, form: { ref: form, onSubmit, noValidate: true } };
}

function notSent(error: unknown): string {
  if (error instanceof FormRefused) return error.message;
  return navigator.onLine
    ? "We couldn’t send it. What you typed is still here. Please try again."
    : "You’re offline, so nothing was sent. What you typed is still here.";
}
