/** Without accents and capitals: “bouclé” is found by “boucle”. */
export const foldText = (text: string) =>
  text.normalize("NFD").replaceAll(/\p{M}/gu, "").toLowerCase();
