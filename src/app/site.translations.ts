/** Where the other languages of the public pages are. English readers never download the list. */
export default import.meta.glob(
  '/src/{web,web/help,features/{public,pages,legal,public-jobs,maps},features/legal/*}/words/{fr,ar,hi,ta,zh}.ts',
)
