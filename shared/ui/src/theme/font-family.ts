/** The product's font family, with a fallback of the same metrics and the systems' Chinese fonts. */
export const fontFamily = [
  "'Bricolage Grotesque Variable'",
  "'Tiffin Fallback'",
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
