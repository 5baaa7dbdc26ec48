/** What a list shows, as its address says it: searched, filtered, in which order, on which page. */
import { useMemo } from "react";
import { useSearchParams } from "react-router";
import { useTypedSearch } from "./use-typed-search.ts";

/** One thing that an address says of a list. */
export interface Parameter<Value> {
  name: string;
  /** What it is where the address says nothing of it, or something wrong. */
  usual: Value;
  /** What leaves nothing out, where that is not the usual. */
  all?: Value;
  /** It says how rows are shown, and leaves none out. */
  isLook?: boolean;
  read: (text: string) => Value | undefined;
  write?: (value: Value) => string;
}

/** A text that the list is filtered by. */
export const filterText = (name: string, form: RegExp, usual = ""): Parameter<string> => ({
  ...{ name, usual },
  read: (text) => (form.test(text) ? text : undefined),
});

/** One of these. */
export const oneOf = <const Value extends string | number>(
  name: string,
  usual: Value,
  values: readonly Value[],
  more?: Pick<Parameter<Value>, "all" | "isLook">,
): Parameter<Value> => ({
  ...{ name, usual, ...more },
  read: (text) => values.find((value) => String(value) === text),
});

/** On or off, as `word` or nothing. */
export const flag = (name: string, word = "1"): Parameter<boolean> => ({
  ...{ name, usual: false },
  read: (text) => text === word || undefined,
  write: (isOn) => (isOn ? word : ""),
});

export interface Searched {
  search: string;
  page: number;
}

/** What every list has. */
export const searched: { [Name in keyof Searched]: Parameter<Searched[Name]> } = {
  search: {
    ...{ name: "q", usual: "", isLook: true },
    read: (text) => text.trim(),
    write: (text) => text.trim(),
  },
  page: {
    ...{ name: "page", usual: 1, isLook: true },
    read: (text) => (/^[1-9]\d{0,8}$/.test(text) ? Number(text) : undefined),
  },
};

export type ListAddress<State> = ReturnType<typeof listAddress<State>>;

/** The state of a list by its parameters, in the order in which its address has them. */
export function listAddress<State>(parameters: { [Key in keyof State]: Parameter<State[Key]> }) {
  const entries = Object.entries(parameters) as [keyof State, Parameter<State[keyof State]>][];
  const by = (value: (parameter: Parameter<State[keyof State]>) => unknown) =>
    Object.fromEntries(entries.map(([key, parameter]) => [key, value(parameter)])) as State;
  const textOf = ({ write = String }: (typeof entries)[number][1], value: State[keyof State]) =>
    write(value);
  const filters = entries.filter(([, { isLook }]) => !isLook);
  return {
    /** What an address says; anything else in it is passed over. */
    read: (params: URLSearchParams) =>
      by(({ name, usual, read }) => read(params.get(name) ?? "") ?? usual),
    /** The shortest address that says the same. */
    write(state: State) {
      const said = entries.flatMap(([key, parameter]) => {
        const text = textOf(parameter, state[key]);
        return text === textOf(parameter, parameter.usual) ? [] : [[parameter.name, text]];
      });
      return new URLSearchParams(said);
    },
    usual: by(({ usual }) => usual),
    /** A list from which no filter leaves anything out. */
    all: Object.fromEntries(
      filters.map(([key, { usual, all = usual }]) => [key, all]),
    ) as Partial<State>,
    /** How many filters are set, of all or of some. */
    count: (state: Partial<State>, of = filters.map(([key]) => key)) =>
      filters.filter(
        ([key, parameter]) =>
          of.includes(key) &&
          textOf(parameter, state[key] ?? parameter.usual) !== textOf(parameter, parameter.usual),
      ).length,
  };
}

/** A list whose address says what it shows, changed in place: the way back leaves the list. */
export function useListAddress<State extends Searched>(address: ListAddress<State>) {
  const [params, setParams] = useSearchParams();
  const state = useMemo(() => address.read(params), [params, address]);
  const put = (next: State) => setParams(address.write(next), { replace: true });
  const { typed, type, show } = useTypedSearch(state.search, (search) =>
    put({ ...state, search, page: 1 }),
  );
  function change(next: Partial<State>) {
    const search = next.search ?? typed;
    show(search);
    put({ ...state, page: 1, ...next, search });
  }
  const filtersSet = address.count(state);
  return {
    ...{ state, typed, type, change, filtersSet },
    isFiltered: filtersSet > 0 || typed.trim() !== "",
    showAll: () => change({ ...address.all, search: "" } as Partial<State>),
  };
}
