/** Names that mean the same and are not made of each other by any rule, as they are when folded. */
const NAMES = new Map(
  Object.entries({
    golang: 'go',
    cpp: 'cplusplus',
    postgres: 'postgresql',
    k8s: 'kubernetes',
    reactjs: 'react',
    vuejs: 'vue',
  }),
);

export const otherName = (word: string) => NAMES.get(word);
