import { useEffect, useRef } from "react";

interface SelectBoxProps {
  label: string;
  isChecked: boolean;
  isMixed?: boolean;
  /** `isRange`: the shift key was held. */
  onChange: (isChecked: boolean, isRange: boolean) => void;
}

export function SelectBox({ label, isChecked, isMixed = false, onChange }: SelectBoxProps) {
  const box = useRef<HTMLInputElement>(null);
  useEffect(() => {
    if (box.current) box.current.indeterminate = isMixed;
  }, [isMixed]);
  return (
    <label className="grid size-11 cursor-pointer fine:size-8 place-items-center">
      <input
        ref={box}
        type="checkbox"
        aria-label={label}
        checked={isChecked}
        onChange={(event) =>
          onChange(event.target.checked, (event.nativeEvent as MouseEvent).shiftKey === true)
        }
        className="size-4.5 accent-(--spruce-fill)"
      />
    </label>
  );
}
