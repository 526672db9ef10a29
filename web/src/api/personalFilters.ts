/** An argument of a read, as JSON, that filters by players' personal data: such filters are the tab's alone. */
export const FILTERS_BY_PERSONAL = /"(?:email|cardNumber)":"/
