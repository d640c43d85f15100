<?xml version="1.0" encoding="UTF-8"?>
<tileset version="1.10" tiledversion="1.11.2" name="tiles" tilewidth="16" tileheight="16" tilecount="48" columns="8">
 <image source="../tiles/tiles.png" width="128" height="96"/>
 <tile id="8" type="water">
  <animation>
   <frame tileid="8" duration="250"/>
   <frame tileid="9" duration="250"/>
   <frame tileid="10" duration="250"/>
   <frame tileid="11" duration="250"/>
  </animation>
 </tile>
 <tile id="12">
  <animation>
   <frame tileid="12" duration="200"/>
   <frame tileid="13" duration="200"/>
   <frame tileid="14" duration="200"/>
   <frame tileid="15" duration="200"/>
  </animation>
 </tile>
 <tile id="24" type="plant"/>
 <tile id="25" type="plant"/>
 <tile id="26" type="plant"/>
 <tile id="36" type="door"/>
</tileset>
