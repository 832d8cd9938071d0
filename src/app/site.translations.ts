/** Where the other languages of the public pages are. English readers never download the list. */
export default import.meta.glob(
  '/src/{web,web/help,web/viewing,features/site/{home,pages,legal},features/site/legal/*,features/adverts/content,features/adverts/maps}/words/{fr,ar,hi,ta,zh}.ts',
)
