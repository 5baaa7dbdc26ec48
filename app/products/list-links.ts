import filterCss from "./filter-bar.css?url";

/** The style of a list's filter, which no other page loads. */
export const links = () => [{ rel: "stylesheet", href: filterCss }];
