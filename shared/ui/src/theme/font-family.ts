/** The product's font family, with stand-ins of the same metrics (the shell's fonts.tsx) and the systems' Chinese fonts. */
export const fontFamily = [
  "'Bricolage Grotesque Variable'",
  "'Tiffin Arial'",
  "'Tiffin Roboto'",
  "'Tiffin DejaVu'",
  'system-ui',
  '-apple-system',
  "'Segoe UI'",
  'Roboto',
  "'Noto Sans'",
  "'PingFang HK'",
  "'PingFang TC'",
  "'Microsoft JhengHei'",
  "'Noto Sans CJK TC'",
  'sans-serif',
].join(', ');
