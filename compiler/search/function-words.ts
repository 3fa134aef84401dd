/**
 * Function words by language: articles, pronouns, prepositions, question words and modal verbs. Readers type
 * them in questions, but documentation rarely contains them. Without this list, these rare words would
 * outweigh all others. The words are folded (lower case, no accents).
 */
const lists: Readonly<Record<string, string>> = {
  de: `alle alles als am an auch auf aus bei beim bekomme bekommen bin bis brauche brauchen da damit dann das dass dem
    den der des die diese dieser dieses doch durch ein eine einem einen einer es etwas fur gehe gehen geht gibt habe
    haben hat hier ich ihr im in ins ist jede jeden jeder kann konnen lassen lasst mache machen macht man mein meine
    meinen mich mir mit mochte mochten muss nach noch nur ob oder schon sein seine seinen sich sie sind so
    soll sollen sollte um und uns unter vom von vor wann warum was welche welcher wenn wer werden wie wieder will
    wir wird wo wollen wozu wurde wurden zu zum zur`,
  en: `a about am an and any are as at be been but by can could did do does for from get has have how i if in into is it its
    me my of on or our should so some than that the their them then there these they this to want was we were what when where
    which who why will with would you your`,
  es: `a al algo como con cual cuales cuando cuanto de debe debo del desde donde el ella en entre es esa ese eso esta
    estan este esto estos estoy fue ha hace hacer hago han hasta hay he la las le lo los mas me mi mis muy necesito ni
    no nos o para pero por porque puede pueden puedo que quien quiero se sea ser si sin sobre son su sus tambien te
    tengo tiene tu tus un una uno unos y ya yo`,
  fr: `a ai au aussi aux avec avez avoir avons car ce cela ces cet cette comme comment dans de des dois doit donc dont
    du elle en encore est et etre faire fais fait faut font ici il ils je la le les leur lors lorsque lui ma mais me
    meme mes mon ne nous on ou par pas peut peux pour pourquoi qu quand que quel quelle quelles quels qui quoi sa
    sans se sera ses si son sont sous sur tous tout toute toutes un une vers veut veux vos votre voudrais vous y`,
  it: `a ad ai al alla alle anche che chi ci come con cosa da dai dal dalla dei del della delle dello devo di dove e ed fa
    faccio fare gli ha hanno ho i il in io la le lo ma mi mia mie miei mio ne nei nel nella non o per perche piu posso
    possono puo qual quale quali quando quanto questa queste questi questo se si sia sono su sui sul sulla suo tra un
    una uno va voglio vorrei`,
  ja: `事 時 際 中 方 方法 仕方 何 私 場合 出来る やり方 為 物 他`,
  ko: `것 것을 그 그리고 나 나는 내 누가 대한 대해 되나요 되는 됩니다 때 또는 및 무엇 무엇을 무엇인가요 뭐 방법 방법은 방법을 수 어느 어디 어디서 어디에 어떤
    어떻게 언제 없나요 없는 왜 위한 위해 이 있나요 있는 있습니까 저 저는 제 좀 하나요 하는 하려면 하면 할`,
  pt: `a ao aos as ate com como da das de deve devo do dos e ela ele em entre essa esse esta estao este estou eu faco faz
    fazer foi ha isso isto ja mais mas me meu meus minha minhas muito na nao nas no nos o onde os ou para pela pelo
    pode podem por porque posso preciso quais qual quando que quem quero sao se sem ser seu seus sua suas tem tenho ter
    um uma voce`,
  ru: `а без бы был быть в вам вас во все вы где для до его ее если есть еще же за зачем и из или им их к как какая какие
    какой ко когда который куда ли мне могу может можно мои мой моя мы на над надо нам нас не него нет но нужно о об от
    по под почему при про с сделать со так там то того тоже только у уже хочу чего чем через что чтобы эта эти это этот
    я`,
  zh: `的 地 得 了 着 过 和 与 及 或 还是 是 在 把 被 将 给 对 从 到 向 往 由 以 为 为了 用 让 使 于 之 其 而 且 并 也 都 又 再 就 才 很 更 最 吗 呢 吧 啊 么 我 我们 你 你们 您
    他 它 这 那 这个 那个 这些 哪 哪个 哪些 哪里 谁 什么 怎么 怎样 如何 为什么 为何 是否 能 能否 可以 可 会 要 想 想要 需要 应该 有 没有 没 不 一 一个 个 时 里 中 上 下 所 所有 做 去
    来 方法 遇到 关于 进行 多 多少 多久 多大 怎么办 办 办法 如果 时候 这样 那样 请问 哪儿 会不会`,
};

/**
 * @param language first part of the language tag: `pt` of `pt-BR`
 * @returns the function words of the language; undefined if there is no list for it
 */
export function functionWordsIn(language: string): string[] | undefined {
  return Object.hasOwn(lists, language) ? lists[language]!.split(/\s+/) : undefined;
}
