import { useEffect, useState } from "react";

/** A value as it was when it last stayed the same for `ms` milliseconds; the first is so from the beginning. */
export function useDebounced<Value>(value: Value, ms: number): Value {
  const [rested, setRested] = useState(value);
  useEffect(() => {
    const timer = setTimeout(() => setRested(value), ms);
    return () => clearTimeout(timer);
  }, [value, ms]);
  return rested;
}
