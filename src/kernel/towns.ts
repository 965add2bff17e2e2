/**
 * Large towns and regions by their country, which show where a list without a country is from. Only names that mean one country
 * to anybody: Hyderabad, Valencia and Santiago are in several.
 */
import { normalForm } from './normal-form.ts';
import { once } from './once.ts';
import { plainLetters } from './plain-letters.ts';

const towns: Readonly<Record<string, string>> = {
  Algeria:
    'alger, oran, constantine, annaba, setif, batna, bejaia, tizi ouzou, blida, tlemcen, mostaganem, boumerdes, الجزائر, وهران, قسنطينه, عنابه, سطيف, باتنه, بجايه, البليده',
  Angola: 'luanda, benguela, huambo, lubango, lobito, cabinda',
  Argentina:
    'buenos aires, capital federal, caba, gba norte, gba sur, gba oeste, rosario, mendoza, mar del plata, tucuman, san miguel de tucuman, salta, bahia blanca, neuquen, chubut, entre rios, chaco, posadas, parana',
  Armenia: 'yerevan, gyumri, vanadzor, երևան, ереван, гюмри',
  Australia:
    'nsw, vic, qld, tas, act, new south wales, queensland, western australia, south australia, tasmania, sydney, melbourne, brisbane, adelaide, gold coast, hobart, parramatta, dandenong',
  Austria:
    'wien, graz, linz, salzburg, innsbruck, klagenfurt, oberosterreich, niederosterreich, steiermark, tirol, vorarlberg, burgenland, karnten',
  Azerbaijan: 'baki, baku, ganja, gence, sumqayit, баку',
  Bahrain: 'manama, muharraq, riffa, المنامه, المحرق',
  Bangladesh:
    'dhaka, chattogram, chittagong, khulna, rajshahi, sylhet, barishal, barisal, rangpur, mymensingh, cumilla, comilla, gazipur, narayanganj, bogura, bogra, jashore, jessore, tangail, feni, noakhali, coxs bazar, brahmanbaria, chandpur, lakshmipur, kushtia, satkhira, jhenaidah, jhenaidaha, magura, meherpur, chuadanga, narail, bagerhat, pabna, natore, naogaon, sirajganj, joypurhat, chapainawabganj, dinajpur, thakurgaon, panchagarh, nilphamari, lalmonirhat, kurigram, gaibandha, netrokona, manikganj, munshiganj, narsingdi, madaripur, shariatpur, rajbari, kishoreganj, habiganj, moulvibazar, sunamganj, bhola, patuakhali, barguna, jhalokati, pirojpur, savar, mirpur, uttara, dhanmondi, mohammadpur, bashundhara, ঢাকা, চট্টগ্রাম, খুলনা, রাজশাহী, সিলেট, বরিশাল, রংপুর, ময়মনসিংহ, কুমিল্লা, গাজীপুর, নারায়ণগঞ্জ, বগুড়া, যশোর, টাঙ্গাইল, ফেনী, নোয়াখালী, কক্সবাজার, ব্রাহ্মণবাড়িয়া, চাঁদপুর, লক্ষ্মীপুর, কুষ্টিয়া, সাতক্ষীরা, ঝিনাইদহ, পাবনা, নাটোর, নওগাঁ, সিরাজগঞ্জ, দিনাজপুর, নরসিংদী, মাদারীপুর, কিশোরগঞ্জ, হবিগঞ্জ, মৌলভীবাজার, সুনামগঞ্জ, সাভার, মিরপুর, উত্তরা',
  Belarus:
    'minsk, gomel, mogilev, vitebsk, hrodna, minskaya oblast, минск, гомель, могилев, витебск, гродно, минская область',
  Belgium:
    'bruxelles, brussel, antwerpen, gent, liege, charleroi, namur, brugge, leuven, hasselt, kortrijk, mechelen',
  Benin: 'cotonou, porto-novo, abomey-calavi, parakou, bohicon',
  Bolivia: 'la paz bolivia, cochabamba, oruro, sucre, potosi, tarija, el alto, santa cruz de la sierra',
  Brazil:
    'sao paulo, rio de janeiro, belo horizonte, brasilia, fortaleza, curitiba, manaus, recife, porto alegre, goiania, belem, campinas, minas gerais, rio grande do sul, santa catarina, pernambuco, ceara',
  Bulgaria:
    'sofia, plovdiv, varna, burgas, ruse, stara zagora, pleven, софия, пловдив, варна, бургас, русе, стара загора, плевен',
  'Burkina Faso': 'ouagadougou, bobo-dioulasso, koudougou, ouahigouya, banfora',
  Cambodia:
    'phnom penh, siem reap, battambang, sihanoukville, preah sihanouk, kampong cham, kandal, kampot, takeo, ភ្នំពេញ',
  Cameroon: 'douala, yaounde, bafoussam, garoua, bamenda, maroua',
  Canada:
    'toronto, montreal, calgary, edmonton, ottawa, winnipeg, quebec, ontario, alberta, british columbia, manitoba, saskatchewan, nova scotia, new brunswick, vancouver, mississauga, saskatoon, regina, halifax, longueuil, sherbrooke, gatineau, trois-rivieres, saguenay, drummondville, on, qc, ab, bc, mb, sk',
  Chad: 'ndjamena, moundou, abeche',
  Chile:
    'santiago de chile, region metropolitana, valparaiso, vina del mar, temuco, antofagasta, la serena, rancagua, talca, iquique, puerto montt, biobio, la araucania, maule, coquimbo',
  China:
    '北京, 上海, 广州, 深圳, 成都, 杭州, 重庆, 武汉, 西安, 南京, 北京市, 上海市, 广州市, 深圳市, 广东, 浙江, 江苏, 四川',
  Colombia:
    'bogota, bogota d c, medellin, barranquilla, cartagena de indias, bucaramanga, pereira, ibague, cucuta, villavicencio, manizales, neiva, antioquia, cundinamarca, valle del cauca, atlantico, envigado, cali, huila, tolima, quindio, risaralda, caldas, meta, cesar, boyaca, narino, norte de santander, magdalena, casanare',
  'Costa Rica': 'alajuela, heredia, puntarenas, limon, guanacaste, escazu',
  'Côte d’Ivoire':
    'abidjan, bouake, yamoussoukro, yopougon, cocody, korhogo, daloa, koumassi, treichville, marcory',
  Croatia:
    'istarska, splitsko-dalmatinska, zadarska, primorsko-goranska, zagrebacka, osjecko-baranjska, varazdinska, cakovec, vinkovci, dubrovnik, sibenik, velika gorica, zagreb, rijeka, osijek, zadar, pula, varazdin, karlovac, slavonski brod, sisak, grad zagreb',
  Cyprus: 'nicosia, lefkosia, limassol, lemesos, larnaca, paphos, pafos, λευκωσια, λεμεσος, λαρνακα, παφος',
  Czechia:
    'praha, brno, ostrava, plzen, liberec, olomouc, ceske budejovice, hradec kralove, pardubice, zlin, jihlava, karlovy vary, stredocesky, jihomoravsky, moravskoslezsky',
  Denmark:
    'kobenhavn, københavn, aarhus, arhus, odense, aalborg, esbjerg, randers, kolding, horsens, vejle, sjælland, jylland, fyn',
  'Dominican Republic':
    'santo domingo, santo domingo este, la romana, san pedro de macoris, puerto plata, la vega, higuey, santiago de los caballeros, distrito nacional',
  Ecuador:
    'quito, guayaquil, ambato, riobamba, esmeraldas, machala, portoviejo, pichincha, guayas, azuay, manabi, tungurahua, imbabura, santo domingo de los tsachilas',
  Egypt:
    'cairo, giza, mansoura, tanta, القاهره, الجيزه, الاسكندريه, المنصوره, طنطا, الدقهليه, الشرقيه, الغربيه, القليوبيه, المنوفيه',
  'El Salvador': 'santa tecla, soyapango, apopa, mejicanos, usulutan, sonsonate',
  Estonia: 'tallinn, tartu, parnu, narva, harjumaa, tartumaa, viljandi',
  Ethiopia:
    'addis ababa, dire dawa, mekelle, hawassa, bahir dar, adama, oromia, amhara, sidama, አዲስ አበባ, አዳማ, ሐዋሳ, ሀዋሳ, ባህር ዳር, ድሬዳዋ, ድሬ ዳዋ, መቀሌ, ጎንደር, ጅማ',
  Finland:
    'helsinki, espoo, tampere, vantaa, oulu, turku, jyvaskyla, lahti, kuopio, pori, uusimaa, pirkanmaa',
  France:
    'paris, marseille, lyon, toulouse, nice, nantes, montpellier, strasbourg, bordeaux, lille, rennes, reims, saint-etienne, toulon, grenoble, dijon, angers, ile-de-france, occitanie, bretagne, nouvelle-aquitaine',
  Gabon: 'libreville, port-gentil, franceville, owendo',
  Georgia:
    'tbilisi, kutaisi, batumi, rustavi, თბილისი, ქუთაისი, ბათუმი, რუსთავი, გორი, ზუგდიდი, ფოთი, тбилиси, батуми, кутаиси',
  Germany:
    'berlin, hamburg, munchen, koln, frankfurt, frankfurt am main, stuttgart, dusseldorf, dortmund, essen, leipzig, bremen, dresden, hannover, nurnberg, duisburg, bayern, nordrhein-westfalen, baden-wurttemberg, hessen, niedersachsen, sachsen, rheinland-pfalz, thuringen, brandenburg',
  Ghana:
    'accra, greater accra, kumasi, ashanti, takoradi, tamale, tema, cape coast, ashanti region, volta region, kumasi metropolitan',
  Greece:
    'athina, thessaloniki, athens, patra, αθηνα, θεσσαλονικη, πατρα, ηρακλειο, λαρισα, βολος, ιωαννινα, αττικη, αττικης, κρητη, πειραιας, χανια',
  Guatemala:
    'ciudad de guatemala, mixco, villa nueva guatemala, quetzaltenango, escuintla, huehuetenango, chimaltenango, mazatenango',
  Honduras: 'tegucigalpa, san pedro sula, choloma, la ceiba, comayagua, francisco morazan',
  Hungary:
    'budapest, debrecen, szeged, miskolc, pecs, gyor, nyiregyhaza, kecskemet, szekesfehervar, szombathely',
  Iceland: 'reykjavik, kopavogur, hafnarfjordur, akureyri',
  India:
    'mumbai, delhi, new delhi, bangalore, bengaluru, chennai, kolkata, pune, ahmedabad, jaipur, lucknow, surat, kanpur, nagpur, indore, thane, bhopal, visakhapatnam, patna, vadodara, ghaziabad, ludhiana, agra, nashik, faridabad, noida, gurgaon, gurugram, coimbatore, kochi, chandigarh, guwahati, navi mumbai, maharashtra, karnataka, tamil nadu, kerala, gujarat, rajasthan, uttar pradesh, madhya pradesh, west bengal, telangana, andhra pradesh, haryana, bihar, odisha',
  Indonesia:
    'jakarta, surabaya, bandung, bekasi, medan, tangerang, depok, semarang, makassar, palembang, bogor, malang, yogyakarta, denpasar, jakarta selatan, jakarta barat, jakarta timur, jawa barat, jawa tengah, jawa timur, dki jakarta, banten, bali',
  Iran: 'tehran, mashhad, isfahan, esfahan, shiraz, tabriz, karaj, ahvaz, kermanshah, تهران, مشهد, اصفهان, شیراز, تبریز, کرج, اهواز, قم, کرمانشاه, رشت',
  Iraq: 'baghdad, basra, mosul, erbil, sulaymaniyah, najaf, karbala, kirkuk, بغداد, البصره, الموصل, اربيل, النجف, كربلاء, كركوك',
  Ireland:
    'dublin, cork, limerick, galway, waterford, co dublin, co cork, donegal, kildare, tipperary, kilkenny, wexford, co kildare',
  Israel:
    'tel aviv, jerusalem, haifa, beer sheva, תל אביב, ירושלים, חיפה, באר שבע, ראשון לציון, פתח תקווה, אשדוד, נתניה, חולון, רמת גן, beersheba, rishon lezion, rishon leziion, petah tikva, petach tikva, ashdod, netanya, holon, bat yam, bnei brak, ramat gan, rehovot, herzliya, kfar saba, raanana, hadera, ashkelon, nahariya, eilat, modiin, hod hasharon, tel aviv jaffa, tel aviv-yafo, תל אביב יפו, אשקלון, רחובות, בת ים, בני ברק, הרצליה, חדרה, כפר סבא, רעננה, מודיעין, נצרת, לוד, רמלה, נהריה, אילת, עפולה, טבריה, קרית גת, נתיבות, דימונה',
  Italy:
    'roma, milano, napoli, torino, palermo, genova, bologna, firenze, bari, catania, venezia, verona, messina, padova, trieste, brescia, parma, prato, modena, lombardia, lazio, campania, sicilia, veneto, piemonte, emilia-romagna, toscana',
  Japan:
    '東京都, 大阪府, 愛知県, 神奈川県, 埼玉県, 千葉県, 福岡県, 北海道, 兵庫県, 京都府, 静岡県, 茨城県, 広島県',
  Jordan: 'amman, irbid, zarqa, aqaba, عمان الاردن, اربد, الزرقاء, العقبه',
  Kazakhstan:
    'almaty, nur-sultan, shymkent, алматы, астана, нур-султан, шымкент, караганда, актобе, тараз, павлодар, костанай, атырау, актау',
  Kenya:
    'nairobi, mombasa, kisumu, nakuru, eldoret, thika, kiambu, machakos, nyeri, kajiado, ruiru, westlands',
  Kuwait:
    'kuwait city, hawalli, salmiya, farwaniya, ahmadi, jahra, الكويت, حولي, السالميه, الفروانيه, الاحمدي, الجهراء',
  Kyrgyzstan: 'bishkek, osh, karakol, tokmok, бишкек, ош, джалал-абад, каракол, токмок, кара-балта',
  Laos: 'vientiane, luang prabang, savannakhet, pakse, ວຽງຈັນ, ນະຄອນຫຼວງວຽງຈັນ',
  Latvia: 'riga, daugavpils, liepaja, jelgava, jurmala, ventspils, valmiera',
  Lebanon:
    'beirut, jounieh, sidon, saida lebanon, zahle, tyre lebanon, byblos, jbeil, baabda, keserwan, achrafieh, metn, nabatieh, بيروت, صيدا, جونيه, زحله, النبطيه, كسروان, جبيل, المتن, بعلبك, عاليه',
  Lithuania: 'vilnius, kaunas, klaipeda, siauliai, panevezys, alytus, marijampole',
  Malaysia:
    'kuala lumpur, selangor, johor, penang, pulau pinang, perak, negeri sembilan, sabah, sarawak, kelantan, kedah, pahang, terengganu, melaka, perlis, johor bahru, petaling jaya, shah alam',
  Mali: 'bamako, sikasso, segou, mopti, kayes',
  Mexico:
    'ciudad de mexico, cdmx, distrito federal, guadalajara, monterrey, puebla, tijuana, zapopan, jalisco, nuevo leon, estado de mexico, edo mex, queretaro, guanajuato, baja california, chihuahua, yucatan, veracruz, sinaloa, michoacan, tamaulipas, quintana roo',
  Mongolia: 'ulaanbaatar, erdenet, darkhan, улаанбаатар, эрдэнэт, дархан',
  Morocco:
    'casablanca, rabat, marrakech, fes, tanger, agadir, meknes, oujda, kenitra, tetouan, temara, mohammedia, الدار البيضاء, الرباط, مراكش, طنجه',
  Mozambique: 'maputo, matola, beira mocambique, nampula, quelimane, chimoio',
  Myanmar: 'yangon, mandalay, naypyidaw, bago, mawlamyine, monywa, taunggyi, pathein, ရန်ကုန်, မန္တလေး, နေပြည်တော်',
  Nepal:
    'kathmandu, pokhara, lalitpur, bhaktapur, biratnagar, birgunj, butwal, dharan, chitwan, bharatpur, hetauda, itahari, nepalgunj, काठमाडौं, पोखरा, ललितपुर, भक्तपुर',
  Netherlands:
    'amsterdam, rotterdam, den haag, utrecht, eindhoven, groningen, tilburg, almere, breda, nijmegen, noord-holland, zuid-holland, noord-brabant, gelderland, overijssel, friesland, zwolle',
  'New Zealand':
    'auckland, christchurch, wellington, waikato, canterbury, otago, bay of plenty, dunedin, tauranga, manawatu',
  Nicaragua: 'managua, masaya, chinandega, esteli, matagalpa',
  Niger: 'niamey, zinder, maradi, tahoua',
  Nigeria:
    'lagos, lagos state, abuja, abuja fct, kano, ibadan, port-harcourt, port harcourt, ikeja, oyo, ogun, kaduna, enugu, rivers state, oyo state, ogun state, anambra, benin city, ikorodu, garki 2',
  Norway:
    'oslo, bergen, trondheim, stavanger, drammen, fredrikstad, tromso, tromsø, sandnes, kristiansand, viken, vestland, rogaland, trondelag, trøndelag',
  Oman: 'muscat, salalah, sohar, seeb, nizwa, مسقط, صلاله, صحار, السيب',
  Pakistan:
    'karachi, lahore, islamabad, rawalpindi, faisalabad, multan, peshawar, gujranwala, sialkot, quetta, sargodha, bahawalpur, کراچی, لاہور, اسلام آباد, راولپنڈی, فیصل آباد, ملتان',
  Panama: 'ciudad de panama, san miguelito, chiriqui, panama oeste, arraijan, la chorrera',
  Paraguay:
    'asuncion, ciudad del este, luque, capiata, lambare, encarnacion, fernando de la mora, alto parana',
  Peru: 'lima, arequipa, chiclayo, piura, cusco, iquitos, huancayo, tacna, ica, callao, lambayeque, juliaca, puno',
  Philippines:
    'manila, metro manila, quezon city, cebu, cebu city, davao, davao city, caloocan, makati, pasig, cavite, laguna, bulacan, pampanga, batangas, rizal, taguig, iloilo, bacolod, las pinas, paranaque',
  Poland:
    'warszawa, krakow, lodz, łodz, wroclaw, wrocław, poznan, gdansk, szczecin, lublin, katowice, bydgoszcz, mazowieckie, malopolskie, małopolskie, slaskie, śląskie, wielkopolskie, dolnoslaskie, dolnośląskie, pomorskie, podkarpackie',
  Portugal:
    'lisboa, porto, braga, faro, coimbra, aveiro, leiria, setubal, vila nova de gaia, sintra, viseu, evora, guimaraes, maia, matosinhos',
  Qatar: 'doha, al rayyan, al wakrah, الدوحه, الريان, الوكره',
  Romania:
    'bucuresti, cluj-napoca, timisoara, iasi, constanta, craiova, brasov, galati, ploiesti, oradea, arad, sibiu, bacau, ilfov',
  Russia:
    'moskva, saint petersburg, москва, санкт-петербург, новосибирск, екатеринбург, казань, нижний новгород, челябинск, самара, омск, ростов-на-дону, уфа, красноярск, воронеж, пермь, волгоград, краснодар, саратов, тюмень, московская область, ленинградская область, краснодарский край, тула, владивосток, иркутск, хабаровск, барнаул, чита, благовещенск, кемерово, томск, находка, уссурийск, комсомольск-на-амуре, бийск, новокузнецк, абакан, улан-удэ, ангарск, севастополь, симферополь, ульяновск, ачинск, петропавловск-камчатский, сургут, новороссийск, сочи, магадан, киров, курган, северск, артем, тольятти, ижевск, ярославль, оренбург, рязань, набережные челны, пенза, астрахань, липецк, калининград, брянск, курск, иваново, белгород, тверь, ставрополь, владимир, архангельск, смоленск, калуга, чебоксары, вологда, череповец, орел, саранск, мурманск, тамбов, грозный, кострома, нижневартовск, йошкар-ола, таганрог, сыктывкар, нальчик, дзержинск, братск, орск, великий новгород, псков, химки, балашиха, подольск, мытищи, люберцы, южно-сахалинск, якутск, магнитогорск, нижний тагил, стерлитамак, махачкала, владикавказ, майкоп, элиста, петрозаводск, свердловская область, челябинская область, новосибирская область, приморский край, красноярский край, алтайский край, самарская область, ростовская область, республика татарстан, башкортостан, татарстан, yekaterinburg, novosibirsk, vladivostok',
  Rwanda: 'kigali, huye, musanze, rubavu, nyarugenge, gasabo, kicukiro',
  'Saudi Arabia':
    'riyadh, jeddah, dammam, makkah, mecca, medina, khobar, الرياض, جده, الدمام, مكه المكرمه, مكه, المدينه المنوره, الخبر, الطائف, القصيم, تبوك, ابها',
  Senegal: 'dakar, grand-dakar, pikine, guediawaye, rufisque, thies, kaolack, ziguinchor, touba, mbour, saly',
  Serbia:
    'beograd, novi sad, nis, niš, kragujevac, subotica, zrenjanin, pancevo, cacak, kraljevo, nova pazova, београд, нови сад',
  Singapore: 'singapore',
  Slovakia: 'bratislava, kosice, presov, zilina, nitra, banska bystrica, trnava, trencin, poprad',
  Slovenia: 'ljubljana, maribor, celje, kranj, koper, velenje, novo mesto',
  'South Africa':
    'gauteng, western cape, kwazulu-natal, kwazulu natal, free state, eastern cape, mpumalanga, limpopo, johannesburg, cape town, durban, pretoria, sandton, port elizabeth, gqeberha, bloemfontein, centurion, east london, polokwane, nelspruit, randburg',
  'South Korea':
    '서울, 경기, 부산, 대구, 인천, 광주, 대전, 울산, 세종, 경남, 경북, 충남, 충북, 전남, 전북, 강원, 제주, 서울특별시, 경기도, 부산광역시',
  Spain:
    'madrid, barcelona, sevilla, zaragoza, malaga, murcia, palma de mallorca, las palmas, bilbao, alicante, valladolid, vigo, gijon, granada, a coruna, asturias, cadiz, tarragona, girona, vizcaya, navarra, cantabria, pontevedra, baleares, tenerife',
  'Sri Lanka':
    'colombo, kandy, galle, gampaha, kurunegala, negombo, jaffna, matara, ratnapura, anuradhapura, kalutara, kegalle, badulla, nugegoda, කොළඹ, මහනුවර, ගාල්ල, ගම්පහ',
  Sweden:
    'stockholm, goteborg, malmo, malmö, göteborg, uppsala, vasteras, västerås, orebro, örebro, linkoping, linköping, helsingborg, norrkoping, norrköping, skane, skåne, vastra gotaland, västra götaland, ostergotland, östergötland, smaland, småland, dalarna',
  Switzerland:
    'zurich, zürich, basel, bern, geneve, genève, lausanne, luzern, winterthur, st gallen, st. gallen, lugano, aargau, thurgau, ticino, vaud, fribourg',
  Taiwan:
    '台北市, 臺北市, 新北市, 桃園市, 台中市, 臺中市, 台南市, 臺南市, 高雄市, 新竹市, 新竹縣, 彰化縣, 屏東縣, taipei, kaohsiung, taichung, new taipei, tainan',
  Tanzania: 'dar es salaam, dodoma, arusha, mwanza, mbeya, morogoro, zanzibar, kinondoni, ilala',
  Thailand:
    'bangkok, chiang mai, chonburi, phuket, pattaya, nonthaburi, กรุงเทพมหานคร, กรุงเทพ, กรุงเทพฯ, เชียงใหม่, ชลบุรี, นนทบุรี, ภูเก็ต, ขอนแก่น, นครราชสีมา, ปทุมธานี, สมุทรปราการ, ระยอง, สงขลา',
  Togo: 'lome, sokode, atakpame, kpalime, golfe lome',
  Tunisia:
    'tunis, ariana, ben arous, sfax, sousse, nabeul, bizerte, gabes, monastir, la manouba, تونس, اريانه, بن عروس, صفاقس, سوسه, نابل, بنزرت, قابس, المنستير',
  Türkiye:
    'istanbul, ankara, izmir, bursa, antalya, adana, konya, gaziantep, mersin, kocaeli, eskisehir, diyarbakir, samsun, kayseri, sakarya, denizli, mugla, aydin, balikesir, tekirdag',
  Uganda: 'kampala, wakiso, mbarara, jinja, gulu, entebbe, mukono, nansana, mbale, masaka',
  Ukraine:
    'kyiv, kiev, lviv, odesa, kharkiv, dnipro, киев, київ, харків, харьков, одеса, одесса, дніпро, днепр, львів, львов, запоріжжя, запорожье, кривий ріг, миколаїв, вінниця, полтава, херсон, чернігів, черкаси, житомир, суми',
  'United Arab Emirates':
    'dubai, abu dhabi, sharjah, ajman, ras al khaimah, fujairah, umm al quwain, دبي, ابو ظبي, الشارقه, عجمان',
  'United Kingdom':
    'greater london, manchester, leeds, glasgow, sheffield, liverpool, edinburgh, leicester, nottingham, cardiff, belfast, west midlands, west yorkshire, greater manchester, surrey, hampshire, lancashire, hertfordshire, norfolk, essex, kent, devon, cornwall, scotland, wales',
  'United States':
    'new york, los angeles, chicago, houston, phoenix, philadelphia, san antonio, san diego, dallas, austin, jacksonville, fort worth, san francisco, seattle, denver, boston, las vegas, portland, atlanta, miami, orlando, tampa, minneapolis, cleveland, el paso, corpus christi, corpuschristi, sanantonio, lubbock, amarillo, abilene, waco, galveston, laredo, beaumont, brownsville, college station, wichita falls, san angelo, oklahoma city, tulsa, albuquerque, tucson, sacramento, fresno, bakersfield, oakland, salt lake city, boise, spokane, tacoma, reno, colorado springs, omaha, des moines, kansas city, st louis, indianapolis, cincinnati, detroit, grand rapids, milwaukee, pittsburgh, baltimore, raleigh, nashville, knoxville, memphis, louisville, new orleans, baton rouge, tallahassee, fort lauderdale, honolulu, anchorage',
  Uruguay: 'montevideo, canelones, maldonado, punta del este, paysandu',
  Uzbekistan:
    'tashkent, toshkent, samarkand, samarqand, bukhara, buxoro, namangan, andijon, fargona, ташкент, самарканд, бухара, наманган, андижан, фергана, навои',
  Vietnam:
    'ho chi minh, tp ho chi minh, tp hồ chi minh, ha noi, hà nội, hanoi, da nang, đà nẵng, đa nang, hai phong, hải phòng, can tho, cần thơ, binh duong, bình dương, dong nai, đồng nai, thanh pho ho chi minh, quang ninh, nghe an, hue, lam dong',
  Zambia: 'lusaka, ndola, kitwe, livingstone zambia, kabwe, chingola',
};

const key = (name: string) =>
  plainLetters(normalForm(name, 'NFKC').toLowerCase())
    .replace(/[أإآ]/g, 'ا')
    .replace(/ة/g, 'ه')
    .replace(/[.'’]/g, '')
    .replace(/ {2,}/g, ' ')
    .trim();

const countries = once(() => {
  const found = new Map<string, string | null>();
  for (const [country, names] of Object.entries(towns))
    for (const name of names.split(',').map(key)) {
      const before = found.get(name);
      found.set(name, before === undefined || before === country ? country : null);
    }
  return found;
});

/** The country in which a large town or a region is; undefined for others. */
export function countryOfTown(name: string): string | undefined {
  return countries().get(key(name)) ?? undefined;
}
