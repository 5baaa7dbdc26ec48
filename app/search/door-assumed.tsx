import { homeSizesStore, keepSizes } from "#app/products/home-sizes.ts";
import { inches } from "#app/products/labels.ts";
import { doorSizeIn } from "#shop/door.ts";

/** A door was named by its size: what it was taken to leave, and the press that keeps it. */
export function DoorAssumed({ params }: { params: URLSearchParams }) {
  const clear = Number(params.get("door"));
  const kept = homeSizesStore.useValue()["door.widthIn"];
  if (!clear) return null;
  return (
    <p className="mt-2">
      A {inches(doorSizeIn(clear))}-inch door leaves about {inches(clear)} inches when it’s open:
      all of these fit through that.{" "}
      {kept === clear ? null : (
        <button
          type="button"
          className="min-h-8 font-semibold text-spruce"
          onClick={() => keepSizes({ "door.widthIn": clear })}
        >
          Use it as my door
        </button>
      )}
    </p>
  );
}
