// Replaces the texts of the federation runtime's errors on pages. Each error has its code and the URL of its page.
export const [runtimeDescMap, typeDescMap, buildDescMap, errorDescMap] = [{}, {}, {}, {}];
