import { useEffect, useState } from "react";

/** Whether a value has stayed the same for `ms` milliseconds; true for the first value. */
export function useIsUnchangedFor(value: string, ms: number) {
  const [rested, setRested] = useState(value);
  useEffect(() => {
    const timer = setTimeout(setRested, ms, value);
    return () => clearTimeout(timer);
  }, [value, ms]);
  return rested === value;
}
