// Replaces the texts of the federation runtime's errors on pages. Each error has its code, which names its page at
// https://module-federation.io/guide/troubleshooting, and its arguments.
export const [runtimeDescMap, typeDescMap, buildDescMap, errorDescMap] = [{}, {}, {}, {}];

export const getShortErrorMsg = (code, _texts, args, cause) =>
  [code, args && JSON.stringify(args), cause].filter(Boolean).join('\n');
