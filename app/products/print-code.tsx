import { useEffect, useState } from "react";
import type { QrPath } from "#app/lib/qr.ts";

/** On paper only: the code that leads back to the page, its address, and the day on which that was printed. */
export function PrintCode({ code, address }: { code: QrPath; address: string }) {
  const [today, setToday] = useState("");
  useEffect(() => {
    setToday(new Date().toLocaleDateString("en-US", { dateStyle: "long" }));
  }, []);
  return (
    <div className="print-code hidden">
      <svg viewBox={`0 -.5 ${code.size} ${code.size}`} aria-hidden="true">
        <path d={code.path} stroke="#000" />
      </svg>
      <p>
        {address.replace(/^https?:\/\//, "")}
        <br />
        {today && `Price and counts as of ${today}`}
      </p>
    </div>
  );
}
