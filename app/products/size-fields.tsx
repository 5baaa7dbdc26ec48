import { useState } from "react";
import { askedSize, type HomeSizes, homeSizesStore, isSize, keepTyped } from "./home-sizes.ts";
import { readRoom } from "./size-filter.ts";

const doorWidth = "door.widthIn";
const roomLength = "room.lengthIn";
const roomWidth = "room.widthIn";

/** Fields of a list's filter that ask for the shopper's own sizes. What is given here is kept on the device. */
export default function SizeFields({ filter }: { filter: URLSearchParams }) {
  const kept = homeSizesStore.useValue();
  // What the address asks for counts until another size is given.
  const [given, setGiven] = useState(() => asked(filter));
  const sizes: HomeSizes = { ...kept, ...given };
  const field = (name: string, label: string) => (
    <label key={name}>
      {label}
      <input
        type="number"
        min="1"
        max="999"
        inputMode="decimal"
        defaultValue={askedSize(sizes, name)}
        onChange={({ target }) => {
          const inches = Number(target.value);
          if (!isSize(inches)) return;
          keepTyped(name, inches);
          const { [name]: _, ...others } = given;
          setGiven(others);
        }}
        className="field max-w-18"
      />
    </label>
  );
  return (
    <>
      <label>
        Width up to, in.
        <input
          type="number"
          name="width"
          min="1"
          inputMode="decimal"
          defaultValue={filter.get("width") ?? ""}
          className="field max-w-18"
        />
      </label>
      {field(doorWidth, "Door width, in.")}
      {sizes[doorWidth] ? (
        <label>
          <input
            type="checkbox"
            name="door"
            value={sizes[doorWidth]}
            defaultChecked={filter.has("door")}
          />
          Fits my door
        </label>
      ) : null}
      {field(roomLength, "Room length, in.")}
      {field(roomWidth, "Room width, in.")}
      {sizes[roomLength] && sizes[roomWidth] ? (
        <label>
          <input
            type="checkbox"
            name="room"
            value={`${sizes[roomLength]}x${sizes[roomWidth]}`}
            defaultChecked={filter.has("room")}
          />
          Fits my room
        </label>
      ) : null}
    </>
  );
}

/** The sizes that the address asks for. */
function asked(filter: URLSearchParams): HomeSizes {
  const door = Number(filter.get("door"));
  const room = readRoom(filter.get("room"));
  return {
    ...(door ? { [doorWidth]: door } : {}),
    ...(room ? { [roomLength]: room.lengthIn, [roomWidth]: room.widthIn } : {}),
  };
}
