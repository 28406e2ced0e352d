/**
 * The ports that browsers and Node's `fetch` refuse to connect to (https://fetch.spec.whatwg.org/#port-blocking), above those
 * that only an administrator can open.
 */
export const REFUSED_PORTS = [
  1719, 1720, 1723, 2049, 3659, 4045, 4190, 5060, 5061, 6000, 6566, 6665, 6666, 6667, 6668, 6669, 6679, 6697,
  10080,
];
