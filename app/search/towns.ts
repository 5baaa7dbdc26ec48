/** Towns that shoppers name instead of a ZIP code, by the state of the first showroom: each with one ZIP code of its. */
export const townsOfState: Readonly<Record<string, string>> = {
  MI: `allen park 48101,ann arbor 48104,auburn hills 48326,bay city 48708,belleville 48111,berkley 48072,
beverly hills 48025,birmingham 48009,bloomfield hills 48304,brighton 48116,canton 48187,center line 48015,
chesterfield 48047,chesterfield township 48047,clarkston 48346,clawson 48017,clinton township 48035,commerce 48382,
dearborn 48124,dearborn heights 48125,detroit 48226,eastpointe 48021,ecorse 48229,farmington 48335,
farmington hills 48334,fenton 48430,ferndale 48220,flat rock 48134,flint 48502,fraser 48026,garden city 48135,
grand rapids 49503,grosse pointe 48230,hamtramck 48212,harper woods 48225,harrison township 48045,hazel park 48030,
highland park 48203,holland 49423,holly 48442,howell 48843,huntington woods 48070,inkster 48141,jackson 49201,
kalamazoo 49007,lake orion 48362,lansing 48933,lapeer 48446,lincoln park 48146,livonia 48150,macomb 48042,
madison heights 48071,marysville 48040,melvindale 48122,midland 48640,milford 48381,monroe 48162,mount clemens 48043,
muskegon 49440,new baltimore 48047,northville 48167,novi 48375,oak park 48237,orchard lake 48323,oxford 48371,
petoskey 49770,plymouth 48170,pontiac 48342,port huron 48060,redford 48239,river rouge 48218,rochester 48307,
rochester hills 48309,romeo 48065,romulus 48174,roseville 48066,royal oak 48067,saginaw 48601,saline 48176,
shelby township 48315,south lyon 48178,southfield 48075,southgate 48195,st clair shores 48081,sterling heights 48312,
taylor 48180,toledo 43604,traverse city 49684,trenton 48183,troy 48083,utica 48317,van buren 48111,walled lake 48390,
warren 48092,washington township 48094,waterford 48328,wayne 48184,west bloomfield 48322,westland 48185,
white lake 48383,wixom 48393,woodhaven 48183,wyandotte 48192,ypsilanti 48197,chicago 60601,cleveland 44113,
indianapolis 46204,columbus 43215,windsor`,
};

/** Asks for a street by its name, "telegraph" or "van dyke ave", of which a word may be of wood: "oak st". */
export function streetPattern(street: string) {
  const name = street
    .toLowerCase()
    .replace(
      /^[\d\s-]+| (avenue|ave|street|st|road|rd|highway|hwy|boulevard|blvd|drive|dr|lane|ln|mile)\b.*$/g,
      "",
    )
    .replace(/\W+/g, ".");
  return String.raw`^(on )?${name}$|\b${name} (ave(nue)?|st(reet)?|r(oa)?d|h(igh)?wa?y|boulevard|blvd|dr(ive)?|ln|lane|stores?|showroom|locations?)\b`;
}
