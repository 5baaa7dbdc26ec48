import { useLayoutEffect, useRef } from "react";

/** The value of the last render, for functions that stay the same at every render. */
export function useLatest<Value>(value: Value) {
  const latest = useRef(value);
  useLayoutEffect(() => {
    latest.current = value;
  });
  return latest;
}
