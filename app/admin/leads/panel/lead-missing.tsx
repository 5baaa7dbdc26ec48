import { useEffect } from "react";
import { showToast } from "#app/ui/toast.ts";

/** Says that the address names a lead that is not there, and closes the panel. */
export function LeadMissing({ onClose }: { onClose: () => void }) {
  useEffect(() => {
    showToast({
      title: "This lead is no longer here.",
      description: "The lead was removed, or the link is wrong.",
    });
    onClose();
  }, [onClose]);
  return null;
}
