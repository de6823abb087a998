/** A length as people say it: '45 cm', '1.2 m'. */
export const lengthLabel = (centimetres: number): string =>
  centimetres < 100
    ? `${String(Math.round(centimetres))} cm`
    : `${String(Math.round(centimetres / 10) / 10)} m`
