/** What search engines are told of the return policy: all sales are final. Damage in delivery is no return. */
export const finalSales = {
  "@type": "MerchantReturnPolicy",
  applicableCountry: "US",
  returnPolicyCategory: "https://schema.org/MerchantReturnNotPermitted",
};
